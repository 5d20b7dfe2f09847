import type { ReactNode } from 'react';

export type IndexId = 'erp' | 'iot' | 'web' | 'mobile' | 'desktop' | 'ai' | 'link' | 'care';

/** A plate per row, 360 × 440: a flat background, one object, one green accent. */
const plates: Record<IndexId, ReactNode> = {
  erp: (
    <>
      <path d="M0 0H360V440H0Z" fill="#dcebe2" />
      <g fill="#33443a">
        <path d="M40 340L180 280L320 340L180 404Z" />
      </g>
      <path d="M40 300L180 240L320 300L180 364Z" fill="#8fb39f" />
      <path d="M40 260L180 200L320 260L180 324Z" fill="#09b850" />
      <path d="M40 220L180 160L320 220L180 284Z" fill="#fff" />
      <path d="M96 214L180 178L264 214M124 228L180 204L236 228" fill="none" stroke="#8fb39f" strokeWidth="7" />
      <path
        d="M180 60V150M152 124L180 152L208 124"
        fill="none"
        stroke="#33443a"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  iot: (
    <>
      <path d="M0 0H360V440H0Z" fill="#24332c" />
      <g fill="none" stroke="#5f8a76" strokeWidth="9" strokeLinecap="round">
        <path d="M112 152A96 96 0 0 1 248 152M84 122A138 138 0 0 1 276 122" />
      </g>
      <path d="M180 168C190 168 198 176 198 186V236H162V186C162 176 170 168 180 168Z" fill="#09b850" />
      <path d="M100 236H260V360H100Z" fill="#dfe9e2" />
      <path d="M80 360H280V392H80Z" fill="#8fb39f" />
      <path
        d="M120 300H146L160 268L184 336L204 288L214 300H240"
        fill="none"
        stroke="#24332c"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  web: (
    <>
      <path d="M0 0H360V440H0Z" fill="#f4d9a8" />
      <path d="M36 110H324V350H36Z" fill="#fff" />
      <path d="M36 110H324V150H36Z" fill="#33443a" />
      <g fill="#f4d9a8">
        <circle cx="60" cy="130" r="7" />
        <circle cx="84" cy="130" r="7" />
        <circle cx="108" cy="130" r="7" />
      </g>
      <path d="M60 176H180V236H60Z" fill="#c7743f" />
      <path d="M60 236L104 196L132 222L152 206L180 236Z" fill="#33443a" />
      <path
        d="M204 184H298M204 208H276M204 232H298M60 266H298M60 292H240"
        stroke="#cfd8d2"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M60 312H140V336H60Z" fill="#09b850" />
      <path
        d="M250 300L306 356L280 360L294 392L276 400L262 368L246 386Z"
        fill="#0d1b14"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </>
  ),
  mobile: (
    <>
      <path d="M0 0H360V440H0Z" fill="#cfe1f2" />
      <rect x="104" y="50" width="152" height="316" rx="26" fill="#0d1b14" />
      <rect x="114" y="62" width="132" height="292" rx="17" fill="#fff" />
      <path
        d="M134 120H140V190H134ZM146 120H150V190H146ZM156 120H164V190H156ZM170 120H173V190H170ZM180 120H188V190H180ZM194 120H198V190H194ZM204 120H212V190H204ZM218 120H226V190H218Z"
        fill="#0d1b14"
      />
      <path d="M114 156H246" stroke="#d1462f" strokeWidth="4" />
      <path
        d="M134 230C150 210 158 250 172 232C182 218 190 250 206 236"
        fill="none"
        stroke="#0b63b5"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M134 256H226" stroke="#cfd8d2" strokeWidth="4" />
      <rect x="134" y="286" width="92" height="38" rx="10" fill="#09b850" />
      <path d="M60 400C60 330 80 300 112 296V250C112 240 126 240 128 250V330L150 340V440H60Z" fill="#e3ae86" />
    </>
  ),
  desktop: (
    <>
      <path d="M0 0H360V440H0Z" fill="#e6e0d4" />
      <path d="M40 80H320V286H40Z" fill="#33443a" />
      <path d="M54 94H306V272H54Z" fill="#eaf1ec" />
      <path d="M54 94H130V272H54Z" fill="#8fb39f" />
      <path d="M146 112H290V150H146ZM146 164H212V256H146ZM226 164H290V256H226Z" fill="#fff" />
      <path d="M150 286H210L222 340H138Z" fill="#5a6b61" />
      <path d="M90 340H270V360H90Z" fill="#33443a" />
      <path d="M236 238V206M252 238V190M268 238V216" stroke="#09b850" strokeWidth="10" />
      <path d="M66 112H118M66 134H108M66 156H118" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      <path d="M40 392H240C250 392 254 400 254 410H26C26 400 30 392 40 392Z" fill="#b8ac97" />
      <rect x="276" y="380" width="40" height="34" rx="15" fill="#b8ac97" />
    </>
  ),
  ai: (
    <>
      <path d="M0 0H360V440H0Z" fill="#3b3157" />
      <path
        d="M60 110L180 80L300 120M60 110L120 220L180 80L250 210L300 120M120 220L250 210M120 220L90 330L250 210L280 330M90 330L280 330"
        fill="none"
        stroke="#8d80b8"
        strokeWidth="5"
      />
      <g fill="#e9e3fb">
        <circle cx="60" cy="110" r="16" />
        <circle cx="300" cy="120" r="16" />
        <circle cx="120" cy="220" r="20" />
        <circle cx="250" cy="210" r="20" />
        <circle cx="90" cy="330" r="16" />
        <circle cx="280" cy="330" r="16" />
      </g>
      <circle cx="180" cy="80" r="26" fill="#09b850" />
      <path d="M184 62L168 86H180L174 102L194 76H182Z" fill="#06140c" />
      <path
        d="M40 400C120 400 150 384 190 384S280 392 320 380"
        fill="none"
        stroke="#f5c35b"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  ),
  link: (
    <>
      <path d="M0 0H360V440H0Z" fill="#f6ddd3" />
      <path d="M0 150H110V250H0Z" fill="#33443a" />
      <path d="M110 170H140V188H110ZM110 212H140V230H110Z" fill="#8fb39f" />
      <path d="M360 150H230V250H360Z" fill="#c75a3a" />
      <path d="M230 166H214V192H230ZM230 208H214V234H230Z" fill="#f6ddd3" />
      <path
        d="M0 200C-40 200-40 320 60 320S120 380 180 380 260 330 300 330H360"
        fill="none"
        stroke="#33443a"
        strokeWidth="12"
      />
      <path d="M180 60L156 108H176L164 146L208 92H186L198 60Z" fill="#09b850" />
      <path
        d="M150 190H204M150 222H204"
        stroke="#33443a"
        strokeWidth="5"
        strokeDasharray="4 10"
        strokeLinecap="round"
      />
    </>
  ),
  care: (
    <>
      <path d="M0 0H360V440H0Z" fill="#12232e" />
      <circle cx="266" cy="92" r="44" fill="#f5e3a8" />
      <circle cx="286" cy="80" r="40" fill="#12232e" />
      <path
        d="M50 120h0M110 70h0M150 150h0M320 190h0M70 210h0"
        stroke="#f5e3a8"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M0 360H360V440H0Z" fill="#0b161d" />
      <path d="M130 360V250L180 214L230 250V360Z" fill="#24414f" />
      <path d="M160 360V300C160 288 200 288 200 300V360Z" fill="#f5c35b" />
      <path d="M150 262H172V284H150ZM188 262H210V284H188Z" fill="#f5c35b" />
      <path d="M96 300C96 280 116 264 136 262" fill="none" stroke="#09b850" strokeWidth="9" strokeLinecap="round" />
      <path d="M60 360L160 400H200L300 360Z" fill="#f5c35b" fillOpacity=".22" />
      <path d="M84 296H108V330H84Z" fill="#09b850" />
    </>
  ),
};

/** The picture of a row of the index. A lower box shows its middle. */
export function IndexPicture({ of }: { of: IndexId }) {
  return (
    <svg viewBox="0 0 360 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {plates[of]}
    </svg>
  );
}
