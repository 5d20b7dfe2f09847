interface Policy {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string;
}

interface Factory {
  createPolicy(name: string, rules: object): Policy;
}

const factory = () => (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * Creates a Trusted Types policy; without browser support it returns texts unchanged. The CSP lists the names. A name
 * can be used once, so each belongs to one module.
 */
export function trustedPolicy(name: string): Policy {
  const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };
  return factory()?.createPolicy(name, rules) ?? rules;
}

/**
 * Creates the default policy: third-party scripts may load further scripts by plain URLs that `isAccepted` allows; HTML
 * and code strings stay forbidden. The second call throws.
 */
export function acceptScripts(isAccepted: (address: string) => boolean): void {
  factory()?.createPolicy('default', {
    createScriptURL: (address: string) => (isAccepted(address) ? address : null),
  });
}
