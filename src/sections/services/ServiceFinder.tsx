import { listFormat } from '@/lib/formats';
import { type ServiceNeed, type ServiceId, needIds, servicesFor } from '@/data/services';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { announce } from '@/ui/LiveRegion';
import { Section } from '@/ui/Section';
import { Umbrella } from '@/ui/art/about/Umbrella';
import { UmbrellaStand } from '@/ui/art/about/UmbrellaStand';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import styles from './ServiceFinder.module.scss';

interface ServiceFinderProps {
  title: string;
  text: string;
  label: string;
  needs: Record<ServiceNeed, string>;
  none: string;
  /** `{{names}}` of services. */
  some: string;
  clear: string;
  action: string;
  /** `{{needs}}` and `{{names}}`: prefilled message. */
  message: string;
  onAsk: (message: string) => void;
  items: Record<ServiceId, { name: string }>;
}

/** Suggests services for the selected needs, which are in the query (`need`). */
export function ServiceFinder({
  title,
  text,
  label,
  needs,
  none,
  some,
  clear,
  action,
  message,
  onAsk,
  items,
}: ServiceFinderProps) {
  const [query, setQuery] = useQueryString();
  const removable = useFocusAfterRemoval();
  const list = listFormat(localeOf(useLanguage()));
  const needIdsInQuery = (new URLSearchParams(query).get('need') ?? '').split('.');
  const chosen = needIds.filter((id) => needIdsInQuery.includes(id));
  const found = servicesFor(chosen);
  // With a plus sign: some names contain an “and” of their own.
  const sayOf = (services: readonly ServiceId[]) =>
    services.length > 0 ? interpolate(some, { names: services.map((id) => items[id].name).join(' + ') }) : none;
  const startMessage = () =>
    onAsk(
      interpolate(message, {
        needs: chosen.map((id) => needs[id]).join('; '),
        names: list.format(found.map((id) => items[id].name)),
      }),
    );
  const choose = (next: readonly ServiceNeed[]) => {
    setQuery(next.length > 0 ? `need=${next.join('.')}` : '', { replace: true });
    announce(sayOf(servicesFor(next)));
  };
  return (
    <Section tone="ink" labelledBy="finder-title" id="finder">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="finder-title">{title}</h2>
          <p>{text}</p>
          <div role="group" aria-label={label} className={styles.needs}>
            {needIds.map((id) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    choose(needIds.filter((need) => (need === id ? target.checked : chosen.includes(need))))
                  }
                />
                <span>{needs[id]}</span>
              </label>
            ))}
          </div>
        </div>
        <div className={styles.result}>
          {found.length === 0 ? (
            <UmbrellaStand />
          ) : (
            <div className={styles.umbrellas} aria-hidden="true">
              {found.map((id) => (
                <Umbrella key={id} of={id} />
              ))}
            </div>
          )}
          <p>{sayOf(found)}</p>
          {found.length > 0 && (
            <div className={styles.actions}>
              <Button to="contact" icon="arrow-right" onClick={startMessage}>
                {action}
              </Button>
              <button ref={removable} type="button" onClick={() => choose([])}>
                {clear}
              </button>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
