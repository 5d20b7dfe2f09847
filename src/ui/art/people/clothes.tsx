import type { ReactNode } from 'react';
import type { PersonLook } from '@/data/looks';

/** Filled with the cloth's colour; its shades are their own. */
export const collars: Record<PersonLook['collar'], ReactNode> = {
  crew: <path d="M80 160C86 173 114 173 120 160L125 161.5C119 181 81 181 75 161.5Z" fill="#0d1b14" fillOpacity=".22" />,
  roll: (
    <>
      <path d="M80 149C88 156 112 156 120 149L126 166C116 179 84 179 74 166Z" />
      <path d="M80 149C88 156 112 156 120 149L126 166C116 179 84 179 74 166Z" fill="#fff" fillOpacity=".2" />
      <path
        d="M112 153C115 152 118 151 120 149L126 166C121 172 115 175 108 176C113 170 114 162 112 153Z"
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
