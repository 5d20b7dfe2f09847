import { TestEnvironment } from 'jest-environment-jsdom';
import { isApiMocked, publicSettings } from '../../src/tools/publicSettings';

/** Node's Request rejects jsdom's AbortSignal, which the router passes. */
class SiteRequest extends Request {
  private readonly given: AbortSignal | null | undefined;
  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(input, init);
    this.given = signal;
  }
  override get signal() {
    return this.given ?? super.signal;
  }
}

/** jsdom plus globals that it lacks. */
export default class SiteEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request: SiteRequest,
      Response,
      Headers,
      fetch,
      structuredClone,
      PUBLIC_SETTINGS: publicSettings({}, 'test'),
      BUILD_YEAR: new Date().getFullYear(),
      API_MOCK: isApiMocked({}, 'off'),
      MEASURED: false,
    });
  }
}
