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

/** On in demo builds: the development adapter answers sign-in and sign-up. A constant, so that the bundler can drop it. */
declare const API_MOCK: boolean;

/** On where the build has a session-analytics tag. A constant, so that the bundler can drop what waits for consent to it. */
declare const MEASURED: boolean;

declare module 'webpack-bundle-analyzer' {
  import type { WebpackPluginInstance } from 'webpack';
  export const BundleAnalyzerPlugin: new (options: object) => WebpackPluginInstance;
}
