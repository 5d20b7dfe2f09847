import type { Post } from '@/data/posts';
import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { PostNavigation } from '@/sections/blog/PostNavigation';
import { BlogNewsletter } from '@/sections/blog/BlogNewsletter';
import type { PostLayoutWords } from '@/sections/blog/postWords';

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
