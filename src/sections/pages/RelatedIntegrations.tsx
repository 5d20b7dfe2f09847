import type enPlugs from '@words/en/saas/integration-list.json';
import type { Integration } from '@/data/integrations';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { LogoMark } from '@/ui/art/Logo';
import { IntegrationMark } from '@/ui/art/pages/IntegrationMark';
import styles from './RelatedIntegrations.module.scss';

interface RelatedIntegrationsProps {
  title: string;
  integration: Integration;
  /** Together with the category it gives the call to action its tint, as in the hero. */
  branched: boolean;
  related: readonly Integration[];
  items: (typeof enPlugs)['items'];
  cta: { title: string; text: string; action: string; board: string };
}

/** Related integrations, and a call to action in the colour of the page with both ends of the line. */
export function RelatedIntegrations({ title, integration, branched, related, items, cta }: RelatedIntegrationsProps) {
  return (
    <>
      <Section tight labelledBy="related-title">
        <h2 id="related-title" className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {related.map(({ id }) => (
            <li key={id}>
              <PageLink to="saas/integration-single" params={{ id }}>
                <span className={styles.hole}>
                  <IntegrationMark id={id} />
                </span>
                <strong>{items[id].name}</strong>
                <span>{items[id].text}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section joined labelledBy="line-cta-title">
        <div
          className={styles.cta}
          data-bs-theme="dark"
          data-category={integration.category}
          data-branched={branched || undefined}
        >
          <div>
            <h2 id="line-cta-title">{cta.title}</h2>
            <p>{cta.text}</p>
          </div>
          <div className={styles.line} aria-hidden="true">
            <span>
              <IntegrationMark id={integration.id} />
            </span>
            <span>
              <LogoMark />
            </span>
          </div>
          <div className={styles.actions}>
            <Button to="contact" icon="arrow-right">
              {cta.action}
            </Button>
            <Button variant="line" to="saas/integrations">
              {cta.board}
            </Button>
          </div>
        </div>
      </Section>
    </>
  );
}
