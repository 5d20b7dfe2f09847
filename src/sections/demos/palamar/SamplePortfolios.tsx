import type en from '@words/en/demos/finance-consulting.json';
import { samplePortfolios } from '@/data/samplePortfolios';
import { Section, SectionHead } from '@/ui/Section';
import { boats as drawings } from '@/ui/art/demos/Boats';
import { useQueryString } from '@/ui/useQueryString';
import styles from './SamplePortfolios.module.scss';

type SamplePortfoliosProps = typeof en.fleet & { boats: typeof en.boats };

const facts = ['share', 'patience', 'storm'] as const;

/** Portfolio picker; the selected boat is a query parameter (`?boat=cutter`). */
export function SamplePortfolios({ title, text, label, facts: names, items, boats }: SamplePortfoliosProps) {
  const [query, setQuery] = useQueryString();
  const boatParam = new URLSearchParams(query).get('boat');
  const { id } = samplePortfolios.find((boat) => boat.id === boatParam) ?? samplePortfolios[1];
  const choose = (boat: string) => {
    const next = new URLSearchParams(query);
    next.set('boat', boat);
    setQuery(next.toString());
  };
  const Boat = drawings[id];
  return (
    <Section labelledBy="fleet-title">
      <SectionHead title={title} text={text} id="fleet-title" quiet />
      <div className={styles.card}>
        <div className={`${styles.water} ${styles[id]}`}>
          <Boat />
        </div>
        <div className={styles.side}>
          <fieldset>
            <legend className="visually-hidden">{label}</legend>
            {samplePortfolios.map((boat) => (
              <label key={boat.id}>
                <input
                  type="radio"
                  name="boat"
                  value={boat.id}
                  checked={boat.id === id}
                  onChange={() => choose(boat.id)}
                />
                {boats[boat.id].name}
              </label>
            ))}
          </fieldset>
          <p aria-live="polite">{items[id].line}</p>
          <dl>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{names[fact]}</dt>
                <dd>{items[id][fact]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
