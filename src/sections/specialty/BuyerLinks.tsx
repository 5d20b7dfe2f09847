import { useState } from 'react';
import { type BuyerAnswerId, buyerAnswerIds, buyerAnswers } from '@/site/buyerAnswers';
import { Icon } from '@/ui/Icon';
import { barChart } from '@/ui/icons/bar-chart';
import { calendar } from '@/ui/icons/calendar';
import { clock } from '@/ui/icons/clock';
import { eye } from '@/ui/icons/eye';
import { fileText } from '@/ui/icons/file-text';
import { layers } from '@/ui/icons/layers';
import { lock } from '@/ui/icons/lock';
import { FoldButton, type FoldWords } from '@/ui/FoldButton';
import { PageLink } from '@/ui/PageLink';
import { Section, SectionHead } from '@/ui/Section';
import type { Glyph, IconName } from '@/ui/icons';
import styles from './BuyerLinks.module.scss';

interface BuyerLinksProps {
  title: string;
  /** On phones only the first links are shown, until a button is pressed. */
  fold: FoldWords;
  items: Record<BuyerAnswerId, { title: string; text: string }>;
}

const buyerIcons = {
  process: calendar,
  levels: clock,
  guarantees: 'shield-check',
  security: lock,
  compatibility: layers,
  compliance: fileText,
  money: barChart,
  accessibility: eye,
} as const satisfies Record<BuyerAnswerId, IconName | Glyph>;

/** Links to what buyers ask after the price, in the band of the terms of a quote. */
export function BuyerLinks({ title, fold, items }: BuyerLinksProps) {
  const [isFolded, setFolded] = useState(true);
  return (
    <Section id="buyers" tone="surface" tight joined labelledBy="buyers-title">
      <SectionHead id="buyers-title" title={title} quiet />
      <ul id="buyers-list" className={styles.list} data-folded={isFolded || undefined}>
        {buyerAnswerIds.map((id) => (
          <li key={id}>
            <Icon name={buyerIcons[id]} />
            <PageLink {...buyerAnswers[id]}>{items[id].title}</PageLink>
            <p>{items[id].text}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
      <div className={styles.fold}>
        <FoldButton
          words={fold}
          count={buyerAnswerIds.length}
          controls="buyers-list"
          isFolded={isFolded}
          setFolded={setFolded}
        />
      </div>
    </Section>
  );
}
