import { Icon } from '@/ui/Icon';
import { Mascot } from '@/ui/art/Mascot';
import { HashLink } from '@/ui/HashLink';
import styles from './LetterCard.module.scss';

interface LetterCardProps {
  title: string;
  text: string;
  link: string;
}

/** Card beside a post's text that leads to the newsletter below it; on wide screens only. */
export function LetterCard({ title, text, link }: LetterCardProps) {
  return (
    <div className={`${styles.root} only-screen`}>
      <span className={styles.mascot}>
        <Mascot pose="none" />
      </span>
      <strong>{title}</strong>
      <p>{text}</p>
      <HashLink id="letter-title">
        {link} <Icon name="arrow-right" />
      </HashLink>
    </div>
  );
}
