/** Ways in which a browser refuses to store, as [what, mock]; the mock's `mockRestore` ends it. */
export const storageFailures: [what: string, refuse: () => jest.SpyInstance][] = [
  [
    'is full',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'is forbidden',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('No storage here', 'SecurityError');
      }),
  ],
];
