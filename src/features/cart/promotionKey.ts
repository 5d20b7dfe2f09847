/** sessionStorage key of the entered code. */
export const promotionKey = 'storm-promotion';
