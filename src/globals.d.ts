declare module '*.module.scss' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
declare module '*.scss';
declare module '*.css';

declare module 'react-redux-toastr/lib/actions' {
  import type { UnknownAction } from '@reduxjs/toolkit';
  export function add(toast: object): UnknownAction;
  export function remove(id: string): UnknownAction;
}
declare module 'react-redux-toastr/lib/reducer' {
  import type { Reducer } from '@reduxjs/toolkit';
  const reducer: Reducer<{ toastrs: never[] }>;
  export default reducer;
}

/** True in demo builds, which mock sign-in and sign-up. A DefinePlugin constant, for dead-code elimination. */
declare const API_MOCK: boolean;

/** True when the build has an analytics tag. A DefinePlugin constant, for dead-code elimination. */
declare const MEASURED: boolean;

declare module 'webpack-bundle-analyzer' {
  import type { WebpackPluginInstance } from 'webpack';
  export const BundleAnalyzerPlugin: new (options: object) => WebpackPluginInstance;
}
