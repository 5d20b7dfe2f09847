import { type Phase, phases } from '@/data/projects';
import { SensorChain, SensorChainUpright } from '@/ui/art/about/SensorChain';
import { MachineScreen, type MachineScreenWords } from '@/ui/art/screens/MachineScreen';
import { MachineScreenNarrow } from '@/ui/art/screens/MachineScreenNarrow';
import { ScreenFrame } from '@/ui/art/screens/ScreenFrame';
import { Section } from '@/ui/Section';
import styles from './ServiceSteps.module.scss';

interface ServiceStepsProps {
  title: string;
  text: string;
  /** The screen at the end of the project. */
  screen: MachineScreenWords;
  /** How a reading gets there. */
  chain: { title: string; sensor: string; gateway: string; alert: string };
  steps: Record<Phase, { title: string; effort: string; text: string }>;
}

/** The phases of a project, drawn along a cable. */
export function ServiceSteps({ title, text, screen, chain, steps }: ServiceStepsProps) {
  return (
    <Section id="process" labelledBy="way-title">
      <div className={styles.root}>
        <div className={styles.head}>
          <h2 id="way-title">{title}</h2>
          <p>{text}</p>
          <div className={styles.screen}>
            <ScreenFrame>
              <div className={styles.wide}>
                <MachineScreen words={screen} />
              </div>
              <div className={styles.narrow}>
                <MachineScreenNarrow words={screen} />
              </div>
            </ScreenFrame>
          </div>
          <div className={styles.chain}>
            <p>{chain.title}</p>
            <div className={styles.wide}>
              <SensorChain words={chain} machine={screen.machine} />
            </div>
            <div className={styles.narrow}>
              <SensorChainUpright words={chain} machine={screen.machine} />
            </div>
          </div>
        </div>
        <ol>
          {phases.map((phase) => (
            <li key={phase}>
              <h3>{steps[phase].title}</h3>
              <p className={styles.effort}>
                {steps[phase].effort.split(' · ').map((part) => (
                  <span key={part}>{part} </span>
                ))}
              </p>
              <p>{steps[phase].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
