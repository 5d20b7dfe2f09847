import { TestEnvironment } from 'jest-environment-jsdom';
import { apiMock, publicSettings } from '../../src/tools/publicSettings';
import { pageFiles } from '../../src/tools/pageFiles';

/** jsdom with what the site needs of a browser and jsdom has not. */
export default class SiteEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      BUILT_PAGES: pageFiles(),
      PUBLIC_SETTINGS: publicSettings({}, 'test'),
      BUILD_YEAR: new Date().getFullYear(),
      API_MOCK: apiMock({}, 'off'),
      MEASURED: false,
    });
  }
}
