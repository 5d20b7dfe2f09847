import styles from './AuthForm.module.scss';

export interface AuthTitleWords {
  title: string;
  text: string;
}

/** Heading and lead of a sign-in page. */
export function AuthTitle({ title, text }: AuthTitleWords) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
