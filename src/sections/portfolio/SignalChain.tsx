import type en from '@words/en/portfolio/case-study/v1.json';
import { Section, SectionHead } from '@/ui/Section';
import styles from './SignalChain.module.scss';

type SignalChainProps = (typeof en)['chain'];

/** Icons in a 120 × 120 box. */
const drawings = {
  sensor: (
    <>
      <path d="M30 92V52a30 30 0 0 1 60 0v40Z" />
      <path d="M20 92h80M60 52v20" />
      <circle cx="60" cy="48" r="6" className={styles.dot} />
      <path d="M98 30q12 18 0 36M22 30q-12 18 0 36" />
    </>
  ),
  box: (
    <>
      <path d="M20 44 60 24l40 20v36L60 100 20 80Z" />
      <path d="m20 44 40 20 40-20M60 64v36" />
      <circle cx="82" cy="74" r="6" className={styles.dot} />
    </>
  ),
  screen: (
    <>
      <rect x="16" y="26" width="88" height="58" rx="8" />
      <path d="M44 100h32M60 84v16" />
      <path d="m28 70 18-16 12 8 18-22 14 8" className={styles.trace} />
    </>
  ),
  person: (
    <>
      <path d="M26 104c0-24 14-34 34-34s34 10 34 34" />
      <circle cx="60" cy="48" r="20" />
      <path d="M36 44c0-32 48-32 48 0M30 44h60" />
      <circle cx="60" cy="88" r="6" className={styles.dot} />
    </>
  ),
};

/** Signal chain: four stations from sensor to user. */
export function SignalChain({ title, text, stations }: SignalChainProps) {
  const ids = Object.keys(stations) as (keyof typeof stations)[];
  return (
    <Section tone="surface" labelledBy="chain" tight>
      <SectionHead id="chain" title={title} text={text} />
      <ol className={styles.root}>
        {ids.map((id) => (
          <li key={id}>
            <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
              {drawings[id]}
            </svg>
            <h3>{stations[id].title}</h3>
            <p>{stations[id].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
