const controls = 'a[href], button, summary, input, select, textarea, [tabindex]';

/** Milliseconds for whoever knows better where the focus belongs: a new page, a dialog, a form that was sent. */
const patience = 120;

/** Where a control was, once it is gone or switched off: in `parent`, after `before`. */
interface Gap {
  parent: Element;
  before: Node | null;
}

/** True for the first that takes the focus; what can't be seen doesn't. */
const takes = (options: FocusOptions) => (control: HTMLElement) => {
  if (control.tabIndex >= 0) control.focus(options);
  return document.activeElement === control;
};

/** Gives the focus to what is nearest: what follows or stands before the gap, in ever wider parts of the page. */
function bridge({ parent, before }: Gap, options: FocusOptions): void {
  const first = before?.isConnected ? before : null;
  const follows = (control: Node) => {
    const position = (first ?? parent).compareDocumentPosition(control);
    const within = first !== null && (position & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
    return !within && (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  for (let part: Element | null = parent; part; part = part.matches('dialog, main') ? null : part.parentElement) {
    const all = [...part.querySelectorAll<HTMLElement>(controls)];
    const next = all.findIndex(follows);
    const at = next < 0 ? all.length : next;
    if ([...all.slice(at), ...all.slice(0, at).reverse()].some(takes(options))) return;
  }
}

const isOff = (node: Node) => node instanceof HTMLButtonElement && node.disabled;

/** Some browsers leave the focus on what is switched off, where it is of no use. */
const isLost = () => document.activeElement?.matches('body, :disabled') ?? true;

/** The button that has the focus and rests while what it sent is under way. */
const restIn = ({ type, target }: MutationRecord, held: Node | null) =>
  type === 'attributes' && target === held && isOff(target) && (target as HTMLElement).dataset.loading ? target : null;

/** What a change of the document did to a control that has the focus, or to the gap it left. */
function gapIn({ type, target, removedNodes, previousSibling }: MutationRecord, lost: Node): Gap | null {
  if (type === 'attributes')
    return target === lost && target instanceof HTMLButtonElement && isOff(target) && !target.dataset.loading
      ? { parent: target.parentElement ?? document.body, before: target }
      : null;
  return target instanceof Element && [...removedNodes].some((node) => node.contains(lost))
    ? { parent: target, before: previousSibling }
    : null;
}

/**
 * Looks after the focus of those who go by key or by ear. A control that goes when it is used (a filter that is taken
 * away, a row that is removed) or is switched off (one fewer than one) would leave them at the top of the document: its
 * neighbour gets the focus, unless somebody has given it to a better place by then. Returns the clean-up.
 * @param before what had the focus when the page woke up: it may have been used, and switched off, before this script came
 */
export function holdFocus(before: Element | null = null): () => void {
  let held: Element | null = document.activeElement;
  let ringed = false;
  let gap: Gap | null = null;
  // Sent before this script was here, the button that was pressed is still at rest.
  let resting: Node | null = isLost() ? document.querySelector('button:disabled[data-loading]') : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const there = gap;
    gap = null;
    // Only who sees where the focus is wants to be taken there.
    if (isLost() && there?.parent.isConnected) bridge(there, { preventScroll: !ringed });
  };
  const settleSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, patience);
  };
  const observer = new MutationObserver((changes) => {
    for (const change of changes) {
      resting = restIn(change, held) ?? resting;
      if (change.target === resting && !isOff(change.target)) {
        // What was sent is answered: it goes on where it began.
        if (isLost()) (resting as HTMLElement).focus({ preventScroll: true });
        resting = null;
      }
      const lost = gap?.parent ?? held;
      gap = (lost && gapIn(change, lost)) ?? gap;
    }
    if (!gap || !held) return;
    held = null;
    settleSoon();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  if (before?.parentElement && isOff(before) && !resting) {
    gap = { parent: before.parentElement, before };
    settleSoon();
  }
  const listening = new AbortController();
  const on = (name: string, hear: (target: Element) => void) =>
    document.addEventListener(name, ({ target }) => target instanceof Element && hear(target), {
      signal: listening.signal,
      capture: true,
    });
  on('focusin', (target) => {
    held = target;
    ringed = target.matches(':focus-visible');
  });
  // A panel that closes over the link that was followed gives the focus back to its button, as in another language.
  on('toggle', (details) => {
    if (!held || details === held || !details.matches('details:not([open])') || !details.contains(held)) return;
    gap = { parent: details, before: details.firstChild };
    held = null;
    settleSoon();
  });
  // Who presses beside it has let it go.
  on('pointerdown', (target) => {
    if (!held?.contains(target)) held = null;
  });
  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
