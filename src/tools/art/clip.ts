import { spawnSync } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { openBrowser } from './browser';

const video = 'public/assets/video/warm-front.webm';
const mp4 = 'public/assets/video/warm-front.mp4';
const still = 'public/assets/images/demos/warm-front.webp';

/** Runs in the page: draws the film on a canvas while a recorder listens; returns film and first frame as base64. */
async function record(): Promise<{ film: string; frame: string }> {
  const [width, height, seconds] = [1280, 720, 8];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas in this browser');

  const fill = (color: string, path: (pen: CanvasRenderingContext2D) => void) => {
    pen.fillStyle = color;
    pen.beginPath();
    path(pen);
    pen.fill();
  };
  /** Where the front stands at a height; it breathes once in a film. */
  const front = (y: number, t: number) =>
    560 + 190 * Math.sin(2 * Math.PI * t) + 60 * Math.sin(y / 150 + 2 * Math.PI * t);

  const draw = (t: number) => {
    const turn = 2 * Math.PI * t;
    fill('#fbe2b4', (p) => p.rect(0, 0, width, height));
    fill('#f5c35b', (p) => p.arc(1040, 190 + 12 * Math.sin(turn), 96, 0, 7));
    // The cold half, as far as the front.
    fill('#c3d8e3', (p) => {
      p.moveTo(0, 0);
      for (let y = 0; y <= height; y += 12) p.lineTo(front(y, t), y);
      p.lineTo(0, height);
    });
    pen.lineWidth = 2;
    for (let line = 0; line < 15; line += 1) {
      pen.strokeStyle = line % 5 === 0 ? '#7f9fb0' : '#a5c1cf';
      pen.beginPath();
      for (let y = 0; y <= height; y += 16) {
        const x = front(y, t) - 40 - line * 48 - 22 * Math.sin(y / 120 + line * 0.35 + turn);
        if (y === 0) pen.moveTo(x, y);
        else pen.lineTo(x, y);
      }
      pen.stroke();
    }
    // Snow falls on the cold side; every flake ends where it began.
    for (let flake = 0; flake < 70; flake += 1) {
      const y = (flake * 97 + height * t * (1 + (flake % 2))) % height;
      const x = ((flake * 173) % 760) + 14 * Math.sin(turn * 2 + flake);
      if (x < front(y, t) - 30) fill('#ffffff', (p) => p.arc(x, y, 2 + (flake % 3), 0, 7));
    }
    pen.strokeStyle = '#c8733f';
    pen.lineWidth = 6;
    pen.beginPath();
    for (let y = -10; y <= height + 10; y += 10) pen.lineTo(front(y, t), y);
    pen.stroke();
    for (let disc = 0; disc < 8; disc += 1) {
      const y = (((disc + t) * 100) % 800) - 40;
      const lean = Math.atan2(front(y + 1, t) - front(y - 1, t), 2);
      fill('#c8733f', (p) => p.arc(front(y, t), y, 26, -Math.PI / 2 - lean, Math.PI / 2 - lean));
    }
    // A street: its windows light up once the front has passed.
    for (let house = 0; house < 9; house += 1) {
      const [x, tall] = [house * 150 - 20, 120 + ((house * 53) % 90)];
      const top = height - tall;
      const warm = front(top, t) < x + 60;
      fill(house % 2 ? '#1e2b25' : '#15202c', (p) => p.rect(x, top, 128, tall));
      fill('#0c3f52', (p) => {
        p.moveTo(x - 10, top);
        p.lineTo(x + 64, top - 62);
        p.lineTo(x + 138, top);
      });
      for (let window = 0; window < 4; window += 1)
        fill(warm ? '#f5c35b' : '#3d5561', (p) =>
          p.rect(x + 22 + (window % 2) * 50, top + 22 + Math.floor(window / 2) * 52, 32, 34),
        );
      fill(warm ? '#ffffffcc' : '#ffffff55', (p) => {
        for (let puff = 0; puff < 3; puff += 1) {
          const rise = (t * 2 + puff / 3) % 1;
          p.moveTo(x + 104, top - 50 - rise * 90);
          p.arc(x + 100 + 8 * Math.sin(rise * 6), top - 50 - rise * 90, 12 * (1 - rise), 0, 7);
        }
      });
    }
  };

  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  draw(0);
  const frame = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.82));
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 330_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise((resolve) => (recorder.onstop = resolve));
  const begin = performance.now();
  recorder.start();
  await new Promise<void>((resolve) => {
    const step = () => {
      const t = (performance.now() - begin) / 1000 / seconds;
      if (t >= 1) return resolve();
      draw(t);
      requestAnimationFrame(step);
    };
    step();
  });
  recorder.stop();
  await done;
  return { film: await read(new Blob(parts)), frame: frame ? await read(frame) : '' };
}

/** The same film for browsers that can't play the first. Resolves to false where no ffmpeg is installed. */
function convert(): boolean {
  const quality = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '33', '-pix_fmt', 'yuv420p'];
  const options = ['-y', '-loglevel', 'error', '-i', video, ...quality, '-movflags', '+faststart', mp4];
  const { error, status } = spawnSync('ffmpeg', options, { stdio: 'inherit' });
  return !error && status === 0;
}

/** Records the film of the warm front and its still picture: Chromium draws it and writes it down, in real time. */
async function clip(): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    // The compiler marks functions with a helper of its own, which the page doesn't know.
    await page.evaluate('globalThis.__name = (it) => it');
    const { film, frame } = await page.evaluate(record);
    await mkdir('public/assets/video', { recursive: true });
    await mkdir('public/assets/images/demos', { recursive: true });
    for (const [file, data] of [
      [video, film],
      [still, frame],
    ] as const) {
      const bytes = Buffer.from(data, 'base64');
      await writeFile(file, bytes);
      process.stdout.write(`${String(bytes.length).padStart(7)}  ${file}\n`);
    }
    if (convert()) process.stdout.write(`${String((await stat(mp4)).size).padStart(7)}  ${mp4}\n`);
    else process.stdout.write(`${mp4} is still the old one: ffmpeg, which makes it, is not installed.\n`);
  } finally {
    await browser.close();
  }
}

void clip();
