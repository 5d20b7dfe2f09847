import type { ReactNode } from 'react';

/** Render prop: returns one of two nodes by authentication state. */
export type ByVisitor = (ways: { member: ReactNode; stranger: ReactNode }) => ReactNode;

/** Default of builds without sign-in: always signed out. */
export const asStranger: ByVisitor = ({ stranger }) => stranger;
