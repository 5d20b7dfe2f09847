interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

type Policy = Required<Rules>;

interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}

/**
 * A policy of Trusted Types, or the texts as they are where the browser doesn't know them. The content security policy
 * lists the names; one of the same name can be made once only, so each belongs to one module.
 */
export function trustedPolicy(name: string): Policy {
  const rules: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };
  return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? rules;
}
