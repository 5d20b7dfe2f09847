import { type BuyerAnswerId, buyerAnswerIds, buyerAnswers } from '@/site/buyerAnswers';
import { PageLink } from '@/ui/PageLink';
import { Section, SectionHead } from '@/ui/Section';
import styles from './BuyerLinks.module.scss';

interface BuyerLinksProps {
  title: string;
  items: Record<BuyerAnswerId, { title: string; text: string }>;
}

/** Links to what buyers ask after the price. */
export function BuyerLinks({ title, items }: BuyerLinksProps) {
  return (
    <Section id="buyers" tone="surface" labelledBy="buyers-title">
      <SectionHead id="buyers-title" title={title} quiet />
      <ul className={styles.list}>
        {buyerAnswerIds.map((id) => (
          <li key={id}>
            <PageLink {...buyerAnswers[id]}>{items[id].title}</PageLink>
            <p>{items[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
