import type en from '@words/en/portfolio/case-study/v1.json';
import { Section, SectionHead } from '@/ui/Section';
import styles from './SignalChain.module.scss';

type SignalChainProps = (typeof en)['chain'];

/** Scenes of 320 × 220; the signal enters at the left and leaves at the right edge at y = 176. */
const scenes = {
  sensor: (
    <>
      <path fill="#d3e4ec" d="M0 0h320v220H0z" />
      <path fill="#8ea4ac" d="M0 196h320v24H0z" />
      <path fill="#27424c" d="M0 34h188v162H0z" />
      <path fill="#45707e" d="M0 34h188v18H0z" />
      <path fill="#355763" d="M24 74h104v60H24z" />
      <path fill="#14252b" d="M34 84h84v40H34z" />
      <path fill="#ffb347" d="M44 110h64v14H44z" />
      <path fill="#1c3139" d="M0 150h188v10H0z" />
      <path d="M232 66q22 34 0 68M254 50q32 50 0 100" className={styles.waves} />
      <path d="M197 118v58h123" className={styles.signal} />
      <path fill="#b9c4c9" d="M176 82h12v38h-12z" />
      <rect width="34" height="50" x="188" y="76" fill="#0d1b14" rx="8" />
      <circle cx="205" cy="94" r="8" className={styles.lamp} />
      <path fill="#5a6b61" d="M196 110h18v5h-18z" />
    </>
  ),
  box: (
    <>
      <path fill="#d3e4ec" d="M0 0h320v220H0z" />
      <path fill="#8ea4ac" d="M0 196h320v24H0z" />
      <path d="M0 176h86v-30M234 146v30h86" className={styles.signal} />
      <path fill="#9db2ba" d="M76 52h180v106H76z" />
      <path fill="#22343b" d="M66 40h188v108H66z" />
      <path fill="#31474f" d="M66 40h188v14H66z" />
      <path d="M84 70h64M84 82h64M84 94h64M84 106h64" className={styles.fins} />
      <path fill="#0f1f1a" d="M166 66h72v46h-72z" />
      <path d="m174 100 14-14 12 8 14-20 16 8" className={styles.signal} />
      <circle cx="92" cy="130" r="6" className={styles.lamp} />
      <circle cx="112" cy="130" r="6" className={styles.lamp} />
      <circle cx="132" cy="130" r="6" fill="#f5c35b" />
      <path fill="#0b1519" d="M186 124h20v12h-20zM216 124h20v12h-20z" />
      <path d="M82 40V18M238 40V18" className={styles.fins} />
    </>
  ),
  screen: (
    <>
      <path fill="#d3e4ec" d="M0 0h320v220H0z" />
      <path fill="#8ea4ac" d="M0 196h320v24H0z" />
      <path d="M0 176h112v-20M208 156v20h112" className={styles.signal} />
      <path fill="#31474f" d="M150 0h20v24h-20z" />
      <rect width="232" height="138" x="44" y="20" fill="#22343b" rx="10" />
      <path fill="#0f1f1a" d="M54 30h212v118H54z" />
      <path fill="#2bd474" d="m66 122 38-26 32 10 40-40 30 12 46-34v90H66Z" opacity=".2" />
      <path d="m66 122 38-26 32 10 40-40 30 12 46-34" className={styles.trace} />
      <path fill="#7fa090" d="M66 42h52v8H66z" />
      <path fill="#2a4a3d" d="M66 56h34v8H66z" />
      <circle cx="176" cy="66" r="14" fill="#f5c35b" opacity=".35" />
      <circle cx="176" cy="66" r="7" fill="#f5c35b" />
      <path fill="#1d3f8a" d="m222 220 8-44 42-6 22 50Z" />
      <path
        fill="#e2914c"
        d="M230 180c-6-18-14-24-26-40-12-18-22-44-24-60-1-9 10-11 13-3l20 44 4-3c6-8 14-8 19-1 8-6 15-3 18 4 9-3 15 2 17 12l6 40Z"
      />
      <path d="M236 118l10 18M254 122l8 16" className={styles.seams} />
    </>
  ),
  person: (
    <>
      <path fill="#d3e4ec" d="M0 0h320v220H0z" />
      <path fill="#eef5f7" d="M24 26h84v84H24z" />
      <path fill="#c5d5db" d="M64 26h4v84h-4zM24 66h84v4H24z" />
      <path fill="#8ea4ac" d="M0 196h320v24H0z" />
      <path d="M0 176h264" className={styles.signal} />
      <path fill="#1d4f66" d="M72 220c2-54 18-78 60-78s58 24 60 78Z" />
      <path d="M174 166l30 28 28-32" className={styles.arm} />
      <path fill="#f08a2c" d="M92 152q40-20 80 0l8 68h-16l-8-48h-48l-8 48H84Z" />
      <path fill="#ffe39a" d="m98 188 2-12h64l2 12Z" />
      <path fill="#d99a6c" d="M118 116h28v30q-14 12-28 0Z" />
      <path fill="#e5ab7d" d="M104 76h56v28q0 26-28 26t-28-26Z" />
      <path fill="#6b5a50" d="M116 110q16-12 32 0 4 8-4 8-12-6-24 0-8 0-4-8Z" />
      <circle cx="120" cy="94" r="4.5" fill="#2b1d14" />
      <circle cx="146" cy="94" r="4.5" fill="#2b1d14" />
      <path fill="#f5c35b" d="M96 76c0-50 72-50 72 0Z" />
      <path fill="#e2a93c" d="M90 74h84v9H90zM126 38h12v36h-12z" />
      <path fill="#31474f" d="M272 190h24v30h-24z" />
      <rect width="52" height="92" x="258" y="102" fill="#22343b" rx="6" />
      <path fill="#45707e" d="M264 102h40q6 0 6 6v4h-52v-4q0-6 6-6Z" />
      <circle cx="286" cy="132" r="6" className={styles.lamp} />
      <path fill="#0b1519" d="M274 152h24v6h-24zM274 166h24v6h-24z" />
      <path fill="#b5301f" d="M250 138h8v28h-8z" />
      <rect width="12" height="44" x="240" y="130" fill="#e5533d" rx="5" />
      <path fill="#e5ab7d" d="M226 134q2-8 8-8t6 8v34q-2 10-12 10-12-2-12-14l-2-14q0-7 6-6 5 1 5 8Z" />
    </>
  ),
};

/** Signal chain: four stations from sensor to user, scenes of one band that the signal runs through. */
export function SignalChain({ title, text, stations }: SignalChainProps) {
  const ids = Object.keys(stations) as (keyof typeof stations)[];
  return (
    <Section tone="surface" labelledBy="chain" tight>
      <SectionHead id="chain" title={title} text={text} />
      <ol className={styles.root}>
        {ids.map((id) => (
          <li key={id}>
            <svg viewBox="0 0 320 220" aria-hidden="true" focusable="false">
              {scenes[id]}
            </svg>
            <h3>{stations[id].title}</h3>
            <p>{stations[id].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
