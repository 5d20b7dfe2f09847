import { ground } from '../paint';
import { bolt, both, dots, fill, inside, line, stitch, drawn, zip } from '../pen';
import type { Tones } from '../pen';

const body =
  'M150 40C109 40 86 56 79 94C72 130 66 188 66 232C66 257 80 269 106 269H194C220 269 234 257 234 232C234 188 228 130 221 94C214 56 191 40 150 40Z';
const arch = 'M89 166C87 106 99 66 150 66C201 66 213 106 211 166';
const strap = 'M98 62C62 74 42 124 46 182C48 204 56 220 68 228';
const amber = '#f2b84b';

const handle = ({ deep, shade, light }: Tones) =>
  line('M127 46C127 16 173 16 173 46', deep, 8) +
  line('M134 27.5C141 22 159 22 166 27.5', shade, 11) +
  line('M136 24C143 20 157 20 164 24', light, 2);

const sideStraps = ({ deep, shade, light }: Tones) =>
  both(line('M60 220L72 260', deep, 6) + line(strap, shade, 14) + line('M92 60C58 72 36.5 124 40.5 180', light, 2));

/** The cloth without its pockets: light from the left, the reinforced base, the side seams. */
const shell = ({ main, shade, deep, light, edge }: Tones) =>
  fill(body, main) +
  inside(
    'b',
    body,
    fill('M196 36C226 90 216 190 206 275H240V36Z', shade) +
      fill('M60 275V90L84 36H150C112 44 94 62 89 104C84 150 74 200 82 275Z', light) +
      fill('M60 236C104 250 196 250 240 236V275H60Z', deep) +
      line('M60 236C104 250 196 250 240 236', edge, 1.2, 'opacity=".5"') +
      stitch('M60 241C104 255 196 255 240 241', light),
  ) +
  line('M79 94C86 56 109 40 150 40', edge, 1.6, 'opacity=".7"');

const puller = (x: number, y: number, lean: number, color: string) =>
  line(`M${x} ${y}l${lean} 19`, color, 3.6) + `<circle cx="${x}" cy="${y}" r="3.4" fill="#dfe3e0"/>`;

const pocketShape =
  'M92 172C122 163 178 163 208 172C215 190 218 214 217 238C216 252 209 258 197 258H103C91 258 84 252 83 238C82 214 85 190 92 172Z';

const pocket = ({ main, shade, deep, hole, light, edge }: Tones) =>
  fill(
    'M90 174C122 166 178 166 210 174C219 194 221 216 220 240C219 256 212 262 198 262H102C88 262 81 256 80 240Z',
    deep,
    0.55,
  ) +
  fill(pocketShape, main) +
  inside(
    'p',
    pocketShape,
    fill('M186 160C206 190 204 230 192 262H224V160Z', shade) +
      fill('M80 262V168H112C96 190 92 226 100 262Z', light) +
      fill('M80 160H220V186C180 177 120 177 80 186Z', light, 0.45),
  ) +
  zip('M97 188C128 181 172 181 203 188', hole, edge) +
  line('M94 183C126 175.5 174 175.5 206 183', edge, 1.2, 'opacity=".6"') +
  stitch(
    'M96 206C90 222 90 238 94 246C98 251 104 252 112 252H188C196 252 202 251 206 246C210 238 210 222 204 206',
    edge,
    1,
  );

const front = (tones: Tones) => {
  const { deep, hole, light, edge } = tones;
  return (
    ground(150, 270, 96) +
    sideStraps(tones) +
    handle(tones) +
    shell(tones) +
    line('M83 166C81 100 96 59 150 59C204 59 219 100 217 166', light, 2.4) +
    zip(arch, hole, edge) +
    both(line('M69 206C76 203 84 202 90 202', deep, 7) + fill('M75 199H84V209H75Z', hole)) +
    pocket(tones) +
    puller(208, 118, -4, amber) +
    puller(112, 184.5, 3, amber) +
    // The patch, sewn on above the pocket.
    fill('M133 104H167Q171 104 171 108V128Q171 132 167 132H133Q129 132 129 128V108Q129 104 133 104Z', hole) +
    stitch('M133 107H167Q168 107 168 108V128Q168 129 167 129H133Q132 129 132 128V108Q132 107 133 107Z', edge, 0.8) +
    bolt(150, 118, 17, amber)
  );
};

const pad = 'M100 124C113 120 130 120 143 124C145 144 145 166 143 184C130 189 112 189 99 184C96 166 97 144 100 124Z';
const lumbar = 'M99 198C130 204 170 204 201 198C204 214 205 226 204 238C172 246 128 246 96 238C95 226 96 214 99 198Z';
const harness =
  'M133 66C114 70 94 86 80 116C67 144 59 178 64 204C66 213 73 217 80 215C88 213 90 206 88 198C86 176 92 148 102 128C112 108 126 98 141 94C147 88 145 70 133 66Z';

const back = (tones: Tones) => {
  const { main, shade, deep, hole, light, edge } = tones;
  return (
    ground(150, 270, 96) +
    handle(tones) +
    shell(tones) +
    fill(
      'M150 54C114 54 96 70 92 104C86 146 83 190 83 230C83 248 91 254 106 254H194C209 254 217 248 217 230C217 190 214 146 208 104C204 70 186 54 150 54Z',
      hole,
      0.82,
    ) +
    both(
      fill(pad, shade) +
        line('M102 125C114 122 129 122 141 125', edge, 1.4, 'opacity=".5"') +
        dots('M106 134H140M103 142H140M106 150H140M103 158H140M106 166H140M103 174H140M106 181H140', hole),
    ) +
    fill(lumbar, shade) +
    dots('M106 212C134 216 166 216 194 212M103 220C134 224 166 224 197 220M106 228C134 232 166 232 194 228', hole) +
    both(
      line('M76 214L84 258', deep, 7) +
        line('M82 216C92 226 90 236 96 246', deep, 5) +
        fill(harness, main) +
        inside('h', harness, fill('M82 220C74 180 86 120 142 82L152 100L110 230Z', shade)) +
        line('M133 66C114 70 94 86 80 116C67 144 59 178 64 204', edge, 1.8) +
        stitch('M132 74C114 79 98 94 87 120C75 146 68 178 71 204', edge, 1) +
        fill('M70 208L90 204L92 217L73 221Z', hole) +
        line('M74 213L88 210.5', edge, 1.6),
    ) +
    // The chest strap hangs a little slack between the shoulder straps.
    line('M84 140C110 154 190 154 216 140', deep, 6) +
    fill('M140 143H160Q163 143 163 146V155Q163 158 160 158H140Q137 158 137 155V146Q137 143 140 143Z', amber) +
    line('M150 143V158', '#b07f22', 1.6) +
    bolt(150, 74, 13, edge) +
    line('M118 92C128 86 172 86 182 92', light, 1.4, 'opacity=".4"')
  );
};

const mouth = 'M88 182C85 108 98 64 150 64C202 64 215 108 212 182Z';
const flap =
  'M86 178C120 184 180 184 214 178C226 204 236 230 237 246C237 262 224 271 202 271H98C76 271 63 262 63 246C64 230 74 204 86 178Z';
const lining = { main: '#efb548', shade: '#d99a2b', deep: '#a86f17' };

const open = (tones: Tones) => {
  const { main, hole, light, edge } = tones;
  return (
    ground(150, 270, 96) +
    sideStraps(tones) +
    handle(tones) +
    shell(tones) +
    fill(mouth, lining.shade) +
    inside(
      'm',
      mouth,
      fill('M80 60H220V104C190 84 110 84 80 104Z', lining.deep) +
        fill('M80 190V60H100C92 100 92 150 96 190Z', lining.deep, 0.7) +
        // A laptop in its sleeve, a notebook and a pen before it.
        fill('M104 96Q104 90 110 90H188Q194 90 194 96V190H104Z', '#c9d1d3') +
        fill('M104 96Q104 90 110 90H120L112 190H104Z', '#eef2f2') +
        fill('M182 90H188Q194 90 194 96V190H184Z', '#98a3a6') +
        bolt(149, 113, 13, '#f6f8f8') +
        fill('M88 138C120 130 180 130 212 138V190H88Z', lining.main) +
        line('M88 138C120 130 180 130 212 138', '#f8d48a', 2.4) +
        fill('M110 128L150 123L156 190H116Z', '#2f5d50') +
        fill('M110 128L116 127.3L122 190H116Z', '#234a3f') +
        line('M145 124L150 180', '#f4efe4', 2) +
        line('M176 118L170 180', '#f4efe4', 5) +
        line('M176 118L175 127', '#c4302b', 5) +
        fill('M86 156C120 148 180 148 216 156V192H86Z', lining.shade) +
        line('M86 156C120 148 180 148 216 156', '#f8d48a', 1.6),
    ) +
    zip('M88 178C85 108 98 64 150 64C202 64 215 108 212 178', hole, edge) +
    // The front panel, folded down towards us: we see its inside, and half of the zip around its edge.
    inside('f', body, fill('M84 184C118 190 182 190 216 184L256 280H44Z', hole, 0.4)) +
    fill(flap, main) +
    zip(
      'M88 182C76 206 67 232 67 246C67 259 78 267 98 267H202C222 267 233 259 233 246C233 232 224 206 212 182',
      hole,
      edge,
    ) +
    fill(
      'M95 186C123 191 177 191 205 186C216 208 225 232 225 244C225 254 216 260 200 260H100C84 260 75 254 75 244C75 232 84 208 95 186Z',
      lining.main,
    ) +
    fill('M95 186C123 191 177 191 205 186L209 195C178 200 122 200 91 195Z', lining.deep, 0.6) +
    fill(
      'M86 214C122 220 178 220 214 214C221 226 225 238 225 244C225 254 216 260 200 260H100C84 260 75 254 75 244C75 238 79 226 86 214Z',
      lining.shade,
    ) +
    dots(
      'M92 228C128 233 172 233 208 228M88 236C126 241 174 241 212 236M86 244C126 249 174 249 214 244M96 252H206',
      lining.deep,
    ) +
    line('M86 214C122 220 178 220 214 214', hole, 3.4) +
    puller(186, 217, 2, main) +
    line('M84 180C118 186 182 186 216 180', light, 2)
  );
};

/** The Squall backpack: a domed day pack with a reinforced base. */
export const backpack = drawn({ front, back, open });
