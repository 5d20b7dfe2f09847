import type { ReactNode } from 'react';

/** Of two ways into the site, the one for whoever is here. */
export type ByVisitor = (ways: { member: ReactNode; stranger: ReactNode }) => ReactNode;

/** Where nobody can sign in, everybody is a stranger. */
export const asStranger: ByVisitor = ({ stranger }) => stranger;
