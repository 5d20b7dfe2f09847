import PropTypes from 'prop-types';

/** What the words of every page have; the compiler knows the files of the build, not what a server sends. */
const shape = {
  meta: PropTypes.shape({
    title: PropTypes.string.isRequired,
    description: PropTypes.string.isRequired,
  }).isRequired,
};

/**
 * Tells the developer's console when a page's words lack what every page needs; development only.
 * @param words the parsed JSON of a words file
 * @param page its key, for the message
 */
export const checkWords = (words: object, page: string): void => PropTypes.checkPropTypes(shape, words, 'words', page);
