/** Maximum length of an address (RFC 5321, 4.5.3.1.3: 256 octets with the angle brackets). */
export const maxEmailLength = 254;
