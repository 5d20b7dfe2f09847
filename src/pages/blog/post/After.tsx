import type { Post } from '@/data/posts';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { Around } from '@/sections/blog/Around';
import { PostLetter } from '@/sections/blog/PostLetter';
import type { FrameWords } from '@/sections/blog/post';

export function After({ post, frame }: { post: Post; frame: FrameWords }) {
  const { form, ...letter } = frame.letter;
  return (
    <>
      <Around post={post} words={frame} />
      <PostLetter {...letter}>
        <EmailSignUpForm {...form} />
      </PostLetter>
    </>
  );
}
