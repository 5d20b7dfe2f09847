/** Regular expression for the URLs of files with a content hash: `/assets/js/main.3f9c21.js`. */
export const hashedFilePattern = '^/assets/(js|css|fonts)/.*\\.[0-9a-f]{6,}\\.\\w+$';
