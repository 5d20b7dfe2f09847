/** The reading in the samples. */
export const sampleReading = '68.4';

/** The same reading in four protocols. */
export const protocolSamples = {
  opcua: `ns=2;s=Press03.OilTemperature
  Value       : 68.4  (Double)
  Quality     : Good
  SourceTime  : 10:42:07.310Z`,
  mqtt: `topic    plant/line1/press03/oil
qos 1    retain 0

{"t":68.4,"u":"C","at":"10:42:07.310Z"}`,
  rest: `POST /readings HTTP/1.1

{"machine":"press-03","value":68.4,
 "at":"10:42:07.310Z"}`,
  csv: `machine;sensor;value;at
press-03;oil;68.4;10:42:07
press-03;oil;68.6;10:42:12`,
} as const;
