import { testUser } from '@/data/testUser';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { infoCircle } from '@/ui/icons/info-circle';
import styles from './AuthForm.module.scss';

export interface DemoWords {
  /** Above the test account, in builds that have one, and the button below it. */
  demo: { title: string; text: string; fill: string };
  /** In builds that have none: signing in isn't available on this site (decisions.md), but the company is. */
  off: { title: string; text: string; link?: string };
}

interface TestAccountProps {
  demo: Omit<DemoWords['demo'], 'fill'> & { fill?: string };
  onFill?: () => void;
}

/** The test account to try the demo with, and a button that fills it in. `API_MOCK` decides whether it is built in. */
export function TestAccount({ demo, onFill }: TestAccountProps) {
  return (
    <aside className={styles.demo} aria-label={demo.title}>
      <strong>{demo.title}</strong>
      <p>{demo.text}</p>
      <div className={styles.account}>
        <code>{testUser.email}</code>
        <code>{testUser.password}</code>
        {onFill && (
          <button type="button" className={styles.fill} onClick={onFill}>
            {demo.fill}
          </button>
        )}
      </div>
    </aside>
  );
}

/** What the forms say on a site where nobody can sign in. */
export function Unavailable({ off }: Pick<DemoWords, 'off'>) {
  return (
    <div className={styles.off} role="note">
      <Icon name={infoCircle} />
      <div>
        <strong>{off.title}</strong>
        <p>{off.text}</p>
        {off.link && <PageLink to="contact">{off.link}</PageLink>}
      </div>
    </div>
  );
}
