export default {
  fetch(): Response {
    throw new Error('out of order');
  },
};
