import type en from '@words/en/portfolio/masonry.json';
import { useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import styles from './PosterMaker.module.scss';
import { CustomPoster, inks, motifs } from './CustomPoster';

type PosterMakerProps = (typeof en)['nail'] & { onAsk: (message: string) => void };

interface RadioGroupProps<T extends string> {
  legend: string;
  of: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (one: T) => void;
}

function RadioGroup<T extends string>({ legend, of, names, chosen, onChoose }: RadioGroupProps<T>) {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {of.map((one) => (
        <label key={one}>
          <input type="radio" name={group} checked={one === chosen} onChange={() => onChoose(one)} />
          <span>{names[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Poster maker for the visitor's project, with a live preview. */
export function PosterMaker({ title, text, label, example, motif, ink, action, messages, onAsk }: PosterMakerProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [chosen, choose] = useState<{ motif: (typeof motifs)[number]; ink: (typeof inks)[number] }>({
    motif: 'rings',
    ink: 'night',
  });
  const project = name.trim();
  const choiceNames = { motif: motif.names[chosen.motif], ink: ink.names[chosen.ink] };
  const startMessage = () =>
    onAsk(interpolate(project ? messages.named : messages.unnamed, { name: project, ...choiceNames }));
  return (
    <Section labelledBy={`${id}t`}>
      <div className={styles.root}>
        <div className={styles.frame}>
          <CustomPoster title={project || example} {...chosen} />
        </div>
        <div className={styles.words}>
          <h2 id={`${id}t`}>{title}</h2>
          <p>{text}</p>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            value={name}
            maxLength={28}
            placeholder={example}
            onChange={({ target }) => setName(target.value)}
          />
          <RadioGroup
            {...motif}
            of={motifs}
            chosen={chosen.motif}
            onChoose={(next) => choose({ ...chosen, motif: next })}
          />
          <RadioGroup {...ink} of={inks} chosen={chosen.ink} onChoose={(next) => choose({ ...chosen, ink: next })} />
          <Button to="contact" icon="arrow-right" onClick={startMessage}>
            {action}
          </Button>
        </div>
      </div>
    </Section>
  );
}
