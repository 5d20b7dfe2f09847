import { type ReactNode, useRef } from 'react';
import { mapEmbedUrl, directionsUrl } from '@/site/officeMap';
import type { Office } from '@/site/offices';
import { Button } from '@/ui/Button';
import { MapPin } from '@/ui/art/MapPin';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import styles from './OfficeMap.module.scss';

type Label = 'gulf' | 'north' | 'south' | 'park';

export interface OfficeMapWords {
  /** Alternative text of the drawing. */
  picture: string;
  title: string;
  text: string;
  load: string;
  route: string;
  /** Title of the iframe. */
  frame: string;
  labels: Record<Label, string>;
}

interface OfficeMapProps extends OfficeMapWords {
  office: Office;
  /** Renders `ask(agree)` until the visitor consents to third-party content, then `embed`. */
  gate: (renderPrompt: (agree: () => void) => ReactNode, embed: ReactNode) => ReactNode;
}

const labelled: readonly Label[] = ['gulf', 'north', 'south', 'park'];

/** Map drawing; replaced by an embedded map after consent. */
export function OfficeMap({ picture, title, text, load, route, frame, labels, office, gate }: OfficeMapProps) {
  const hasConsented = useRef(false);
  const directions = (
    <Button variant="line" size="s" icon={arrowUpRight} href={directionsUrl(office)} newTab>
      {route}
    </Button>
  );
  const renderPrompt = (agree: () => void) => (
    <div className={styles.card}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button
          variant="ink"
          size="s"
          onClick={() => {
            hasConsented.current = true;
            agree();
          }}
        >
          {load}
        </Button>
        {directions}
      </div>
    </div>
  );
  const embed = (
    <>
      <iframe
        // The focused button was removed: focus the iframe.
        ref={(element) => (hasConsented.current ? element?.focus() : undefined)}
        className={styles.live}
        title={frame}
        src={mapEmbedUrl(office)}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
      <div className={styles.corner}>{directions}</div>
    </>
  );
  return (
    <div className={styles.root}>
      <img
        className={`${styles.drawing} only-light`}
        src={office.map.light}
        alt={picture}
        loading="lazy"
        width="2560"
        height="760"
      />
      <img
        className={`${styles.drawing} only-dark`}
        src={office.map.dark}
        alt={picture}
        loading="lazy"
        width="2560"
        height="760"
      />
      <div aria-hidden="true">
        {labelled.map((label) => (
          <span key={label} className={`${styles.label} ${styles[label]}`}>
            {labels[label]}
          </span>
        ))}
        <div className={styles.pin}>
          <MapPin />
        </div>
      </div>
      {gate(renderPrompt, embed)}
    </div>
  );
}
