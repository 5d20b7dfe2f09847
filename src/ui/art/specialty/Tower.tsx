import { Drawing } from '@/ui/art/Drawing';

/**
 * A lighthouse on a rock in the sea, 160 × 450: a wave is in front of the rock, the light on the water. Its lamp is at
 * (80, 118). For dark backgrounds, in both themes.
 */
export function Tower() {
  return (
    <Drawing width={160} height={450}>
      <circle cx="80" cy="118" r="46" fill="var(--star)" opacity=".16" />
      <circle cx="80" cy="118" r="28" fill="var(--star)" opacity=".28" />
      <path d="M8 417L18 398 34 390 42 370 58 362H104L120 370 128 388 144 396 154 417z" fill="#33443a" />
      <path d="M8 417L18 398 34 390 42 370 58 362 62 384 44 402 40 417zM84 376L104 386 98 404 80 398z" fill="#4f6358" />
      <path d="M104 362L120 370 128 388 144 396 154 417H114L120 400 108 386z" fill="#26342c" />
      <path d="M60 150H100L114 368H46z" fill="var(--cloud)" />
      <path d="M86 150H100L114 368H90z" fill="var(--cloud-shade)" />
      <path d="M57.4 190H102.6L105.2 230H54.8zM52.3 270H107.7L110.3 310H49.7z" fill="var(--brand)" />
      <path d="M87 190H102.6L105.2 230H88zM89 270H107.7L110.3 310H90z" fill="var(--brand-active)" />
      <path d="M60 150H100L114 368H46z" fill="none" stroke="var(--cloud-line)" strokeWidth="3.5" />
      <path d="M72 368V344A8 9 0 0 1 88 344V368z" fill="var(--cloud-line)" />
      <path d="M75 248h10v12h-10zM76 168h8v11h-8z" fill="var(--cloud-line)" />
      <path d="M64 98H96V138H64z" fill="var(--star)" />
      <path d="M72 104c0 10 0 18 0 28M88 104c0 10 0 18 0 28" stroke="#fff" strokeWidth="2" opacity=".7" />
      <path d="M64 98H96V138H64zM80 98V138" fill="none" stroke="var(--cloud-line)" strokeWidth="3.5" />
      <path d="M80 40l24 8-24 8z" fill="var(--brand)" />
      <path d="M80 71V37" stroke="var(--cloud)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M58 98C60 82 68 74 80 71C92 74 100 82 102 98z" fill="var(--brand)" />
      <path
        d="M58 98C60 82 68 74 80 71C92 74 100 82 102 98z"
        fill="none"
        stroke="var(--cloud-line)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M52 138H108V150H52z" fill="var(--cloud)" stroke="var(--cloud-line)" strokeWidth="3.5" />
      <path d="M50 128H110M54 128V138M106 128V138" stroke="var(--cloud-shade)" strokeWidth="3" />
      <path d="M0 411q20-10 40 0t40 0 40 0 40 0V418H0z" fill="var(--bg)" />
      <g fill="none" strokeLinecap="round">
        <path d="M2 410q19-9 38 1t40 0 40 0 38-1" stroke="var(--border-strong)" strokeWidth="2.5" />
        <path d="M68 424H106M58 435H90M72 446H98" stroke="var(--star)" strokeWidth="3" opacity=".6" />
      </g>
    </Drawing>
  );
}
