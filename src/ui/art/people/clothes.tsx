import type { ReactNode } from 'react';
import type { PersonLook } from '@/data/looks';

export const collars: Record<PersonLook['collar'], ReactNode> = {
  crew: <path d="M78 160C84 176 116 176 122 160" fill="none" stroke="#0d1b14" strokeOpacity=".22" strokeWidth="6" />,
  roll: (
    <>
      <path d="M78 148C86 156 114 156 122 148L126 168C114 180 86 180 74 168Z" fill="#fff" fillOpacity=".2" />
      <path
        d="M112 154C116 153 119 151 122 148L126 168C121 173 115 176 108 177C113 170 114 162 112 154Z"
        fill="#0d1b14"
        fillOpacity=".1"
      />
    </>
  ),
  shirt: (
    <g fill="#fff" fillOpacity=".9">
      <path d="M82 152L100 172L84 190L70 162Z" />
      <path d="M118 152L100 172L116 190L130 162Z" />
    </g>
  ),
  hood: (
    <>
      <path
        d="M66 164C76 150 82 152 84 158C88 174 112 174 116 158C118 152 124 150 134 164C132 186 116 194 100 194S68 186 66 164Z"
        fill="#0d1b14"
        fillOpacity=".2"
      />
      <path d="M88 188V208M112 188V208" stroke="#fff" strokeOpacity=".75" strokeWidth="3" />
    </>
  ),
};

export const accessories: Record<NonNullable<PersonLook['wears']>, ReactNode> = {
  glasses: (
    <g fill="#fff" fillOpacity=".22" stroke="#0d1b14" strokeWidth="3">
      <rect x="68" y="82" width="27" height="22" rx="9" />
      <rect x="105" y="82" width="27" height="22" rx="9" />
      <path d="M95 91Q100 87 105 91" fill="none" />
    </g>
  ),
  headset: (
    <>
      <path d="M58 96C50 20 150 20 142 96" fill="none" stroke="#0d1b14" strokeWidth="6" />
      <rect x="51" y="86" width="15" height="28" rx="7.5" fill="#0d1b14" />
      <rect x="134" y="86" width="15" height="28" rx="7.5" fill="#0d1b14" />
      <path d="M60 112C62 132 74 138 86 136" fill="none" stroke="#0d1b14" strokeWidth="4" />
      <circle cx="88" cy="136" r="5" fill="#09b850" />
    </>
  ),
  earrings: (
    <g fill="#f5c35b">
      <circle cx="60" cy="118" r="6" />
      <circle cx="140" cy="118" r="6" />
    </g>
  ),
};

/** Filled with the hair colour; stubble is a tint of it. */
export const beards: Record<NonNullable<PersonLook['beard']>, ReactNode> = {
  full: (
    <path d="M61 96C60 134 78 150 100 150S140 134 139 96C136 112 126 116 116 113C106 108 94 108 84 113C74 116 64 112 61 96Z" />
  ),
  stubble: (
    <path
      d="M62 100C62 130 80 143 100 143S138 130 138 100C135 114 126 118 116 114C106 109 94 109 84 114C74 118 65 114 62 100Z"
      fill="#3a2a20"
      fillOpacity=".3"
    />
  ),
  moustache: (
    <path d="M100 110C90 106 78 112 76 121C84 123 92 120 100 117C108 120 116 123 124 121C122 112 110 106 100 110Z" />
  ),
};
