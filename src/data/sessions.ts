/** A sample session on another device, for the security page. */
export interface DeviceSession {
  id: string;
  device: 'laptop' | 'phone' | 'tablet';
  browser: string;
  system: string;
  city: string;
  /** Hours since last use. */
  hoursAgo: number;
}

export const deviceSessions: readonly DeviceSession[] = [
  { id: 'phone-izmir', device: 'phone', browser: 'Safari', system: 'iOS', city: 'İzmir', hoursAgo: 3 },
  { id: 'laptop-ankara', device: 'laptop', browser: 'Firefox', system: 'Windows', city: 'Ankara', hoursAgo: 52 },
  { id: 'tablet-stuttgart', device: 'tablet', browser: 'Chrome', system: 'Android', city: 'Stuttgart', hoursAgo: 410 },
];
