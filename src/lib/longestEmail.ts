/** The longest address a mail server must accept (RFC 5321, 4.5.3.1.3, without its two angle brackets). */
export const longestEmail = 254;
