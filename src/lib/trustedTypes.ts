interface TrustedTypePolicy {
  createHTML: (text: string) => string;
  createScriptURL: (text: string) => string;
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: object): TrustedTypePolicy;
}

const factory = () => (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;

/**
 * Creates a Trusted Types policy; without browser support it returns texts unchanged. The CSP lists the names. A name
 * can be used once, so each belongs to one module.
 */
export function createTrustedTypePolicy(name: string): TrustedTypePolicy {
  const rules: TrustedTypePolicy = { createHTML: (text) => text, createScriptURL: (text) => text };
  return factory()?.createPolicy(name, rules) ?? rules;
}

/**
 * Creates the default policy: third-party scripts may load further scripts by plain URLs that `isAccepted` allows; HTML
 * and code strings stay forbidden. The second call throws.
 */
export function createDefaultPolicy(isAccepted: (address: string) => boolean): void {
  factory()?.createPolicy('default', {
    createScriptURL: (address: string) => (isAccepted(address) ? address : null),
  });
}
