import type { ProductId } from './products';

/** A review shown in full; its text is in the product's words, by id. */
export interface Review {
  id: string;
  /** First name and initial. */
  author: string;
  stars: 1 | 2 | 3 | 4 | 5;
  /** ISO date. */
  date: string;
}

/** Reviews shown in full, newest first; a subset of those that `review.count` counts. */
export const reviews: Record<ProductId, readonly Review[]> = {
  1040: [
    { id: 'irem', author: 'İrem Y.', stars: 5, date: '2026-11-15' },
    { id: 'daniel', author: 'Daniel S.', stars: 5, date: '2026-11-10' },
    { id: 'grace', author: 'Grace N.', stars: 4, date: '2026-11-06' },
  ],
  1030: [
    { id: 'deniz', author: 'Deniz A.', stars: 5, date: '2026-11-12' },
    { id: 'jonas', author: 'Jonas W.', stars: 4, date: '2026-11-03' },
    { id: 'gizem', author: 'Gizem T.', stars: 5, date: '2026-09-06' },
    { id: 'alan', author: 'Alan M.', stars: 5, date: '2026-05-27' },
  ],
  1010: [
    { id: 'oliver', author: 'Oliver P.', stars: 5, date: '2026-11-08' },
    { id: 'selin', author: 'Selin K.', stars: 5, date: '2026-10-30' },
    { id: 'markus', author: 'Markus H.', stars: 4, date: '2026-10-11' },
  ],
  1020: [
    { id: 'ben', author: 'Ben C.', stars: 4, date: '2026-08-06' },
    { id: 'ayse', author: 'Ayşe M.', stars: 5, date: '2026-05-21' },
    { id: 'lena', author: 'Lena F.', stars: 4, date: '2025-07-28' },
  ],
  1060: [
    { id: 'amelie', author: 'Amélie C.', stars: 4, date: '2026-05-30' },
    { id: 'pinar', author: 'Pınar S.', stars: 5, date: '2026-02-26' },
    { id: 'stefan', author: 'Stefan K.', stars: 5, date: '2025-12-22' },
  ],
  1061: [
    { id: 'olivia', author: 'Olivia K.', stars: 5, date: '2026-04-19' },
    { id: 'jens', author: 'Jens B.', stars: 4, date: '2025-11-29' },
    { id: 'sibel', author: 'Sibel N.', stars: 5, date: '2025-07-14' },
  ],
  1050: [
    { id: 'yigit', author: 'Yiğit A.', stars: 5, date: '2026-10-02' },
    { id: 'george', author: 'George H.', stars: 4, date: '2026-06-20' },
    { id: 'mira', author: 'Mira F.', stars: 4, date: '2025-12-14' },
  ],
  1070: [
    { id: 'petra', author: 'Petra M.', stars: 4, date: '2026-10-16' },
    { id: 'esra', author: 'Esra V.', stars: 5, date: '2026-08-18' },
    { id: 'william', author: 'William F.', stars: 4, date: '2026-04-27' },
  ],
  1021: [
    { id: 'ines', author: 'Ines G.', stars: 4, date: '2026-11-13' },
    { id: 'elif', author: 'Elif S.', stars: 5, date: '2026-11-05' },
    { id: 'claire', author: 'Claire W.', stars: 5, date: '2026-10-24' },
  ],
  1041: [
    { id: 'patrick', author: 'Patrick D.', stars: 4, date: '2026-08-29' },
    { id: 'ozan', author: 'Ozan G.', stars: 5, date: '2026-04-04' },
    { id: 'seda', author: 'Seda L.', stars: 3, date: '2025-12-30' },
    { id: 'nina', author: 'Nina E.', stars: 4, date: '2025-10-26' },
  ],
  1031: [
    { id: 'sean', author: 'Sean K.', stars: 4, date: '2026-10-27' },
    { id: 'kerem', author: 'Kerem B.', stars: 5, date: '2026-10-05' },
    { id: 'tobias', author: 'Tobias R.', stars: 5, date: '2026-09-14' },
  ],
  1071: [
    { id: 'mert', author: 'Mert A.', stars: 5, date: '2026-06-28' },
    { id: 'hugh', author: 'Hugh L.', stars: 4, date: '2026-02-05' },
    { id: 'vera', author: 'Vera S.', stars: 4, date: '2025-09-08' },
    { id: 'anja', author: 'Anja D.', stars: 3, date: '2025-07-03' },
  ],
  1022: [
    { id: 'can', author: 'Can Ö.', stars: 5, date: '2026-10-19' },
    { id: 'jule', author: 'Jule R.', stars: 5, date: '2026-03-08' },
    { id: 'marek', author: 'Marek V.', stars: 4, date: '2025-11-16' },
  ],
  1051: [
    { id: 'clara', author: 'Clara V.', stars: 4, date: '2026-01-17' },
    { id: 'ian', author: 'Ian O.', stars: 4, date: '2025-08-10' },
    { id: 'nazli', author: 'Nazlı K.', stars: 5, date: '2025-03-22' },
  ],
  1011: [
    { id: 'katrin', author: 'Katrin S.', stars: 4, date: '2026-09-25' },
    { id: 'emre', author: 'Emre D.', stars: 5, date: '2026-06-03' },
    { id: 'hannah', author: 'Hannah B.', stars: 4, date: '2026-02-17' },
    { id: 'tolga', author: 'Tolga Y.', stars: 3, date: '2025-12-09' },
  ],
  1042: [
    { id: 'lukas', author: 'Lukas M.', stars: 5, date: '2026-09-01' },
    { id: 'holly', author: 'Holly B.', stars: 4, date: '2026-08-12' },
    { id: 'hakan', author: 'Hakan Ş.', stars: 5, date: '2026-07-25' },
  ],
  1032: [
    { id: 'merve', author: 'Merve U.', stars: 5, date: '2026-07-18' },
    { id: 'anke', author: 'Anke P.', stars: 4, date: '2025-06-11' },
    { id: 'laura', author: 'Laura T.', stars: 3, date: '2024-10-03' },
  ],
  1062: [
    { id: 'ahmet', author: 'Ahmet R.', stars: 5, date: '2026-11-14' },
    { id: 'charlotte', author: 'Charlotte G.', stars: 5, date: '2026-11-11' },
  ],
  1023: [
    { id: 'maya', author: 'Maya J.', stars: 4, date: '2026-06-15' },
    { id: 'thomas', author: 'Thomas A.', stars: 3, date: '2025-09-02' },
    { id: 'burak', author: 'Burak E.', stars: 5, date: '2025-07-09' },
  ],
  1052: [
    { id: 'rosa', author: 'Rosa W.', stars: 4, date: '2026-07-21' },
    { id: 'baran', author: 'Baran C.', stars: 5, date: '2026-05-09' },
    { id: 'felix', author: 'Felix Z.', stars: 3, date: '2026-03-02' },
  ],
  1033: [
    { id: 'birgit', author: 'Birgit H.', stars: 5, date: '2026-11-09' },
    { id: 'nil', author: 'Nil Ç.', stars: 5, date: '2026-10-31' },
    { id: 'emily', author: 'Emily R.', stars: 4, date: '2026-10-20' },
  ],
  1072: [
    { id: 'basak', author: 'Başak Ü.', stars: 5, date: '2026-10-09' },
    { id: 'monika', author: 'Monika J.', stars: 3, date: '2026-09-17' },
    { id: 'simon', author: 'Simon T.', stars: 5, date: '2026-08-25' },
  ],
  1024: [
    { id: 'henrik', author: 'Henrik O.', stars: 5, date: '2026-01-30' },
    { id: 'ruth', author: 'Ruth D.', stars: 4, date: '2025-11-21' },
    { id: 'zeynep', author: 'Zeynep A.', stars: 5, date: '2025-01-12' },
  ],
  1012: [
    { id: 'frank', author: 'Frank N.', stars: 2, date: '2026-09-19' },
    { id: 'deniz', author: 'Deniz T.', stars: 5, date: '2026-08-14' },
    { id: 'sophie', author: 'Sophie L.', stars: 4, date: '2026-07-02' },
  ],
};

/** Number of reviews with 5, 4, 3, 2 and 1 stars: their sum is `review.count`, their mean rounds to `review.stars`. */
export const starShares: Record<ProductId, readonly [number, number, number, number, number]> = {
  1040: [62, 10, 2, 0, 0],
  1030: [98, 23, 5, 1, 1],
  1010: [57, 20, 6, 2, 1],
  1020: [22, 10, 5, 2, 2],
  1060: [44, 8, 1, 0, 0],
  1061: [45, 13, 4, 1, 1],
  1050: [23, 9, 3, 1, 1],
  1070: [17, 7, 3, 1, 1],
  1021: [45, 11, 2, 0, 0],
  1041: [107, 55, 26, 11, 13],
  1031: [33, 10, 3, 1, 0],
  1071: [43, 24, 12, 5, 7],
  1022: [55, 19, 6, 2, 1],
  1051: [41, 16, 6, 2, 1],
  1011: [83, 36, 14, 5, 5],
  1042: [27, 8, 2, 1, 0],
  1032: [47, 27, 15, 7, 9],
  1062: [11, 1, 0, 0, 0],
  1023: [25, 13, 6, 2, 3],
  1052: [31, 15, 6, 3, 3],
  1033: [28, 5, 1, 0, 0],
  1072: [48, 18, 7, 2, 2],
  1024: [68, 20, 5, 1, 1],
  1012: [9, 5, 3, 2, 2],
};
