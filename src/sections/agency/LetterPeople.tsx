import styles from './LetterPeople.module.scss';

interface LetterPeopleProps {
  title: string;
  text: string;
  items: Record<string, { name: string; role: string }>;
}

/** Team by initials. */
export function LetterPeople({ title, text, items }: LetterPeopleProps) {
  return (
    <section className={styles.root} aria-labelledby="people-title">
      <div className={styles.head}>
        <h2 id="people-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {Object.entries(items).map(([key, { name, role }]) => (
          <li key={key}>
            <span className={styles.letter} aria-hidden="true">
              {name.charAt(0)}
            </span>
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
