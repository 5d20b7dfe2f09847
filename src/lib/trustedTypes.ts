interface Policy {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string;
}

interface Factory {
  createPolicy(name: string, rules: object): Policy;
}

const factory = () => (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * A policy of Trusted Types, or the texts as they are where the browser doesn't know them. The content security policy
 * lists the names; one of the same name can be made once only, so each belongs to one module.
 */
export function trustedPolicy(name: string): Policy {
  const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };
  return factory()?.createPolicy(name, rules) ?? rules;
}

/**
 * Lets scripts that know nothing of Trusted Types load further scripts by their plain addresses, if these are accepted.
 * Markup and code as text stay forbidden to them. The page has one such policy: the second call throws.
 */
export function acceptScripts(isAccepted: (address: string) => boolean): void {
  factory()?.createPolicy('default', {
    createScriptURL: (address: string) => (isAccepted(address) ? address : null),
  });
}
