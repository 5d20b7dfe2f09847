/** A hiker who sits and looks at the watch on the wrist, 150 units high; the origin is on the ground. */
export function RidgeHiker() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <ellipse cx="16" cy="2" rx="104" ry="9" fill="#000" fillOpacity=".35" />
      {/* The rucksack behind. */}
      <path d="M-84 2C-92-26-88-58-66-62-46-64-36-44-38 2Z" fill="#8f4a2b" />
      <path d="M-84-36C-82-56-72-64-60-62-46-60-40-50-39-36L-60-28Z" fill="#b8663d" />
      <path d="M-78-10H-54V-24H-78Z" fill="#b8663d" />
      <path d="M-60-34V-24" fill="none" stroke="#f1d9b8" strokeWidth="4" />
      <path d="M-10-14L40-60 58-8" fill="none" stroke="#1a3048" strokeWidth="23" />
      <path d="M48-12H64C76-10 82-6 82 2H48Z" fill="#3f2718" />
      {/* The jacket, its back out of the light. */}
      <path d="M-38 2C-48-42-40-86-10-94 12-98 28-88 28-66L22-22 10 2Z" fill="var(--sun)" />
      <path d="M-38 2C-48-42-40-86-10-94-24-74-28-36-16 2Z" fill="var(--clay)" fillOpacity=".55" />
      <path d="M-8-12L68-46 92-8" fill="none" stroke="#2c4d6e" strokeWidth="24" />
      <path d="M-6-20L66-54" fill="none" stroke="#46709a" strokeWidth="4" />
      <path d="M80-14H100C114-12 120-6 120 2H80Z" fill="#5b3a26" />
      <path d="M80-1H120V4H80Z" fill="#d9c4a4" />
      {/* The head, bent to the watch. */}
      <g transform="rotate(10 6 -96)">
        <path d="M-6-112H14V-90Q4-82-6-90Z" fill="#9c5c31" />
        <path d="M-12-124C-12-148 32-150 33-126L40-113 33-110C34-100 28-95 16-96-2-96-12-106-12-124Z" fill="#b9713f" />
        <path d="M-14-118C-16-104-10-98-2-100L2-120 8-126H-12Z" fill="#2a1712" />
        <circle cx="3" cy="-115" r="5" fill="#a9632f" />
        <path d="M-17-124C-17-156 36-158 36-126Z" fill="#a83a2c" />
        <path d="M-19-130Q8-138 38-130V-122Q8-130-19-122Z" fill="#cf5a45" />
        <circle cx="8" cy="-152" r="7" fill="#f5efe2" />
        <path d="M22-115Q26-112 30-114M26-102Q29-100 32-102" fill="none" stroke="#3b1d10" strokeWidth="2.2" />
      </g>
      {/* The arm, with the watch turned to the viewer. */}
      <path d="M64-71L84-84" fill="none" stroke="#b9713f" strokeWidth="15" />
      <path d="M82-96C92-102 104-94 100-84 98-74 86-72 80-80Z" fill="#b9713f" />
      <path d="M-4-76L26-44 58-68" fill="none" stroke="#e0a23c" strokeWidth="22" />
      <path d="M-5-79L26-48 57-71" fill="none" stroke="#f8cf78" strokeWidth="13" />
      <path d="M66-88L82-68" fill="none" stroke="#123527" strokeWidth="10" strokeLinecap="butt" />
      <circle cx="74" cy="-78" r="12" fill="#eef2f1" />
      <circle cx="74" cy="-78" r="9" fill="#1c5540" />
      <path d="M74-84V-78L78-75" fill="none" stroke="#fff" strokeWidth="2.4" />
    </g>
  );
}
