import type en from '@words/en/demos/mobile-app.json';
import { Section } from '@/ui/Section';
import { TunnelDrawing } from '@/ui/art/demos/TunnelDrawing';
import styles from './Tunnel.module.scss';

/** Offline mode: drawing and key points. */
export function Tunnel({ title, text, points, signs }: typeof en.tunnel) {
  return (
    <Section tone="ink" labelledBy="tunnel-title">
      <div className={styles.copy}>
        <h2 id="tunnel-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.picture}>
        <TunnelDrawing words={signs} />
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  );
}
