import type enPlugs from '@words/en/saas/integration-list.json';
import type en from '@words/en/saas/integration-single.json';
import { useState } from 'react';
import type { DataKind, Integration } from '@/data/integrations';
import { Button } from '@/ui/Button';
import { LogoMark } from '@/ui/art/Logo';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import styles from './IntegrationFlow.module.scss';

interface IntegrationFlowProps {
  integration: Integration;
  name: string;
  words: (typeof en)['flow'];
  cargo: (typeof enPlugs)['cargo'];
}

/** Data flow in both directions; a button starts the animation. */
export function IntegrationFlow({ integration, name, words, cargo }: IntegrationFlowProps) {
  const [listening, setListening] = useState(false);
  const lane = (label: string, loads: readonly DataKind[], direction: 'in' | 'out') => (
    <div data-direction={direction} data-idle={loads.length === 0 || undefined}>
      <p className={styles.label}>{label}</p>
      <div className={styles.wire}>
        {loads.length > 0 ? (
          <ul>
            {loads.map((load) => (
              <li key={load}>{cargo[load]}</li>
            ))}
          </ul>
        ) : (
          <p>{words.nothing}</p>
        )}
      </div>
    </div>
  );
  return (
    <div className={styles.root} data-listening={listening || undefined} data-category={integration.category}>
      <h2 className={styles.title}>{words.title}</h2>
      <div className={styles.end}>
        <span>
          <IntegrationMark id={integration.id} />
        </span>
        <p>{name}</p>
      </div>
      <div className={styles.lanes}>
        {lane(words.brings, integration.incoming, 'in')}
        {lane(words.takes, integration.outgoing, 'out')}
      </div>
      <div className={`${styles.end} ${styles.here}`}>
        <span>
          <LogoMark />
        </span>
        <p>{words.here}</p>
      </div>
      <div className={styles.listen}>
        <Button variant="line" onClick={() => setListening(!listening)}>
          {listening ? words.stop : words.play}
        </Button>
      </div>
    </div>
  );
}
