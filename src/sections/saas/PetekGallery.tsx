import type en from '@words/en/saas/v4.json';
import { Section, SectionHead } from '@/ui/Section';
import { HivePicture } from '@/ui/art/saas/HivePicture';
import styles from './Petek.module.scss';

const pictures = ['rings', 'stream', 'dots', 'steps'] as const;

/** Gallery of chart types. */
export function PetekGallery({ title, note, items }: typeof en.gallery) {
  return (
    <Section tone="surface" labelledBy="gallery-title">
      <SectionHead title={title} text={note} id="gallery-title" />
      <ul className={styles.gallery}>
        {pictures.map((id) => (
          <li key={id}>
            <HivePicture picture={id} title={items[id].picture} />
            <h3>{items[id].title}</h3>
            <p>{items[id].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
