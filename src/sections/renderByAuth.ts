import type { ReactNode } from 'react';

/** Render prop: returns one of two nodes by authentication state. */
export type RenderByAuth = (branches: { signedIn: ReactNode; signedOut: ReactNode }) => ReactNode;

/** Default of builds without sign-in: always signed out. */
export const renderSignedOut: RenderByAuth = ({ signedOut }) => signedOut;
