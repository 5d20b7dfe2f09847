/** Addresses of the files whose name changes with their contents, as a regular expression: `/assets/js/main.3f9c21ab.js`. */
export const hashedFiles = '^/assets/(js|css|fonts)/.*\\.[0-9a-f]{8,}\\.\\w+$';
