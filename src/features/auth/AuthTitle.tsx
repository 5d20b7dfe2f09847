import styles from './AuthForm.module.scss';

export interface AuthTitleWords {
  title: string;
  text: string;
}

/** The page's heading and what it is about. */
export function AuthTitle({ title, text }: AuthTitleWords) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
