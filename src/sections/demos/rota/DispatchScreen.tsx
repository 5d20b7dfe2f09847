import type en from '@words/en/demos/mobile-app.json';
import { Section } from '@/ui/Section';
import { DeskMap } from '@/ui/art/demos/DeskMap';
import styles from './DispatchScreen.module.scss';

/** Screenshot of the dispatcher: map and table. */
export function DispatchScreen({ title, text, board }: typeof en.desk) {
  return (
    <Section labelledBy="desk-title">
      <div className={styles.head}>
        <h2 id="desk-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.screen}>
        <DeskMap drivers={board.rows.map(({ driver }) => driver)} />
        <div className={styles.board}>
          <table>
            <caption>{board.title}</caption>
            <thead>
              <tr>
                <th scope="col">{board.driver}</th>
                <th scope="col">{board.next}</th>
                <th scope="col">{board.state}</th>
              </tr>
            </thead>
            <tbody>
              {board.rows.map(({ driver, next, state }) => (
                <tr key={driver}>
                  <th scope="row">{driver}</th>
                  <td>{next}</td>
                  <td>{state}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
