import { Button } from '@/ui/Button';
import { Dialog, closeDialog } from '@/ui/Dialog';
import { VisitorPortrait } from '@/ui/art/people/VisitorPortrait';
import styles from './PortraitDialog.module.scss';
import { faces, tones } from './account';
import { useAccount, useChangeAccount } from './useAccount';

export const portraitDialog = 'portrait-dialog';

/** Chooses portrait and colour; each choice is saved at once. */
export function PortraitDialog() {
  const { account, words } = useAccount();
  const { title, text, face, tone, faces: faceNames, tones: toneNames, close } = words.portrait;
  const { look } = account;
  const change = useChangeAccount();
  return (
    <Dialog id={portraitDialog} label={title} variant="panel">
      <div className={styles.root}>
        <h2>{title}</h2>
        <p>{text}</p>
        <fieldset className={styles.faces}>
          <legend>{face}</legend>
          {faces.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="face"
                checked={look.face === name}
                onChange={() => change('look', { ...look, face: name })}
              />
              <VisitorPortrait face={name} tone={look.tone} />
              <span className="visually-hidden">{faceNames[name]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.tones}>
          <legend>{tone}</legend>
          {tones.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="tone"
                checked={look.tone === name}
                onChange={() => change('look', { ...look, tone: name })}
              />
              <VisitorPortrait face={look.face} tone={name} />
              <span>{toneNames[name]}</span>
            </label>
          ))}
        </fieldset>
        <Button onClick={() => closeDialog(portraitDialog)}>{close}</Button>
      </div>
    </Dialog>
  );
}
