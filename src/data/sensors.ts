/** Sensors of the sample press: a reading every two hours of a day, 0 to 100 (sample figures). */
export const sensors = {
  heat: [28, 27, 26, 30, 38, 44, 52, 74, 82, 70, 52, 40, 34],
  shake: [62, 78, 84, 66, 30, 26, 28, 30, 27, 29, 26, 28, 44],
  power: [24, 22, 24, 40, 72, 76, 70, 73, 78, 74, 60, 36, 26],
  count: [30, 28, 32, 58, 80, 34, 48, 80, 84, 82, 66, 40, 32],
} as const satisfies Record<string, readonly number[]>;

export type SensorId = keyof typeof sensors;

export const sensorIds = Object.keys(sensors) as SensorId[];
