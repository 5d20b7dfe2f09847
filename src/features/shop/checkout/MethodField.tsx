import type en from '@words/en/shop/checkout.json';
import { useField } from 'react-final-form';
import styles from './Method.module.scss';

const methods = ['courier', 'pickup'] as const;

function MethodOption({ method, words }: { method: (typeof methods)[number]; words: { title: string; text: string } }) {
  const { input } = useField<string>('method', { type: 'radio', value: method });
  return (
    <label>
      <input {...input} id={`delivery-${method}`} />
      <strong>{words.title}</strong>
      <small>{words.text}</small>
    </label>
  );
}

/** Delivery method. */
export function MethodField({ words }: { words: Pick<(typeof en)['delivery'], 'method' | 'methods'> }) {
  return (
    <fieldset className={styles.root} data-wide>
      <legend>{words.method}</legend>
      <div className={styles.choices}>
        {methods.map((method) => (
          <MethodOption key={method} method={method} words={words.methods[method]} />
        ))}
      </div>
    </fieldset>
  );
}
