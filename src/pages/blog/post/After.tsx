import type { Post } from '@/data/posts';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { PostNavigation } from '@/sections/blog/Around';
import { BlogNewsletter } from '@/sections/blog/PostLetter';
import type { PostLayoutWords } from '@/sections/blog/post';

export function PostEnd({ post, frame }: { post: Post; frame: PostLayoutWords }) {
  const { form, ...letter } = frame.letter;
  return (
    <>
      <PostNavigation post={post} words={frame} />
      <BlogNewsletter {...letter}>
        <EmailSignUpForm {...form} />
      </BlogNewsletter>
    </>
  );
}
